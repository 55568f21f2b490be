import { render } from '@testing-library/react';
import { Text } from '@/components/ui/text';
import { readTexts } from '@/__tests__/support/read-texts';

it.each([
  { language: 'en', text: 'लखनऊ in Lucknow', marked: [] },
  { language: 'hi', text: 'लखनऊ', marked: [] },
  { language: 'hi', text: 'लखनऊ in Lucknow', marked: ['in Lucknow'] },
  { language: 'hi', text: 'Lucknow', marked: ['Lucknow'] },
] as const)('on a page in $language, of "$text" it marks $marked as English', (row) => {
  const { container } = render(<Text language={row.language}>{row.text}</Text>);
  expect(container).toHaveTextContent(row.text);
  expect(readTexts([...container.querySelectorAll('[lang=en]')])).toEqual(row.marked);
});
