import { render, screen } from '@testing-library/react';
import { usePathname } from 'next/navigation';
import type { ReactElement } from 'react';
import GlobalErrorPage from '@/app/global-error';
import RootLayout from '@/app/(en)/layout';
import { assertRootElement } from '@/lib/browser/root-element';
import { en } from '@/lib/i18n/messages/en';

jest.mock('next/navigation', () => ({ usePathname: jest.fn() }));

/** Renders what is a whole document. */
const renderDocument = (page: ReactElement) => render(page, { container: document });

describe('layout', () => {
  beforeEach(() => {
    jest.mocked(usePathname).mockReturnValue('/about');
    renderDocument(
      <RootLayout>
        <p>The page</p>
      </RootLayout>,
    );
  });

  it('§8 has the root element that the start-up looks for', () => {
    expect(() => assertRootElement(document)).not.toThrow();
  });

  it('§2 has a header, the page and a footer', () => {
    expect(screen.getByRole('banner')).toBeVisible();
    expect(screen.getByRole('main')).toHaveTextContent('The page');
    expect(screen.getByRole('contentinfo')).toBeVisible();
  });

  it('§2 has no marquee: that is the home page alone', () => {
    expect(
      screen.queryByRole('region', { name: en.home.announcements.label }),
    ).not.toBeInTheDocument();
  });

  it('says which language the page is in', () => {
    expect(document.documentElement.lang).toMatch(/^en\b/);
  });
});

it('§8 an error of the layout itself is titled "Unexpected Application Error!"', () => {
  renderDocument(<GlobalErrorPage reset={() => undefined} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    /^Unexpected Application Error!$/,
  );
});
