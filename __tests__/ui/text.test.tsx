import { render } from '@testing-library/react';
import { Text } from '@/components/ui/text';

it.each([
  { language: 'en', text: 'लखनऊ in Lucknow', marked: [] },
  { language: 'hi', text: 'लखनऊ', marked: [] },
  { language: 'hi', text: 'लखनऊ in Lucknow', marked: ['in Lucknow'] },
  { language: 'hi', text: 'Lucknow', marked: ['Lucknow'] },
] as const)('on a page in $language, of "$text" it marks $marked as English', (example) => {
  const { language, text, marked } = example;
  const { container } = render(<Text language={language}>{text}</Text>);
  expect(container).toHaveTextContent(text);
  const english = [...container.querySelectorAll('[lang=en]')];
  expect(english.map(({ textContent }) => textContent)).toEqual(marked);
});
