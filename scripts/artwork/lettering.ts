import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype, { type Font } from 'opentype.js';
import { shape, short, type Point } from './svg';

const require = createRequire(import.meta.url);

function openFont(): Font {
  const file = require.resolve('@fontsource/anek-latin/files/anek-latin-latin-800-normal.woff');
  const bytes = readFileSync(file);
  return opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
}

let font: Font | undefined;

/** Words as outlines, so that no reader of the picture needs the typeface. */
export function lettering(words: string, at: Point, size: number, fill: string): string {
  font ??= openFont();
  const { commands } = font.getPath(words, at[0], at[1], size);
  const data = commands.map((command) => {
    switch (command.type) {
      case 'M':
      case 'L':
        return `${command.type}${short(command.x)} ${short(command.y)}`;
      case 'Q':
        return `Q${[command.x1, command.y1, command.x, command.y].map(short).join(' ')}`;
      case 'C':
        return `C${[command.x1, command.y1, command.x2, command.y2, command.x, command.y]
          .map(short)
          .join(' ')}`;
      case 'Z':
        return 'Z';
    }
  });
  return shape(data.join(''), fill);
}
