import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { CertificateResults } from '@/components/layout/certificate-results';
import { en } from '@/lib/i18n/messages/en';

const results = [
  {
    id: 'one',
    student_name: 'Asha Verma',
    certificate_no: 'AT23001',
    sport: 'Athletics',
    event: 'Long Jump',
  },
  {
    id: 'two',
    student_name: 'Ravi Khan',
    certificate_no: 'KA23002',
    sport: 'Karate',
    event: 'Junior Kata',
  },
];

it('§2 shows an entry a result', () => {
  render(<CertificateResults messages={en.header.results} results={results} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

it('§2 a result shows the name of the student', () => {
  render(<CertificateResults messages={en.header.results} results={results} />);
  expect(screen.getByText('Asha Verma')).toBeVisible();
});

it('§2 a result shows its certificate in the described form', () => {
  render(<CertificateResults messages={en.header.results} results={results} />);
  expect(screen.getByText('Certificate: KA23002 | Karate - Junior Kata')).toBeVisible();
});

it('§2 without results it shows nothing', () => {
  const { container } = render(<CertificateResults messages={en.header.results} results={[]} />);
  expect(container).toBeEmptyDOMElement();
});

it('has no violations', async () => {
  const { container } = render(
    <CertificateResults messages={en.header.results} results={results} />,
  );
  expect(await axe(container)).toHaveNoViolations();
});
