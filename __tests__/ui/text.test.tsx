import { render } from '@testing-library/react';
import { Text } from '@/components/ui/text';
import { readTexts } from '@/__tests__/support/read-texts';

it.each([
  ['en', 'लखनऊ in Lucknow', []],
  ['hi', 'लखनऊ', []],
  ['hi', '2017 से खेल', []],
  ['hi', '75+', []],
  ['hi', '24th national games', ['24th national games']],
  ['hi', '24वें SCSE राष्ट्रीय खेल', ['SCSE']],
  ['hi', 'खेल: 4x100 मीटर रिले, SCSE & friends, लखनऊ', ['4x100', 'SCSE & friends']],
] as const)('On a page in %s, of "%s" it marks %j as English', (language, text, marked) => {
  const { container } = render(<Text language={language}>{text}</Text>);
  expect(container).toHaveTextContent(text);
  expect(readTexts([...container.querySelectorAll('[lang=en]')])).toEqual(marked);
});
