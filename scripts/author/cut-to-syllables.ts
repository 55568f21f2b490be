import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Blob, Buffer as TextBuffer, Face, Font, shapeWithTrace, TracePhase } from 'harfbuzzjs';

const require = createRequire(import.meta.url);

const { convert } = require('fontverter') as {
  convert: (font: Uint8Array, format: 'truetype' | 'woff2') => Promise<Buffer>;
};

/** HarfBuzz's flag that stops the subsetter from adding every glyph that any text could be shaped to. */
const NO_LAYOUT_CLOSURE = 0x200;

/** HarfBuzz's constants for writable memory and for the set of features to keep. */
const WRITABLE = 2;
const LAYOUT_FEATURES = 6;

/** The functions of HarfBuzz's subsetter that are used here; their values are numbers and addresses. */
type Cutter = Record<string, (...values: number[]) => number> & { memory: WebAssembly.Memory };

async function openCutter(): Promise<Cutter> {
  const file = require.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm');
  const { instance } = await WebAssembly.instantiate(new Uint8Array(await readFile(file)));
  const cutter = instance.exports as unknown as Cutter;
  cutter._initialize?.();
  return cutter;
}

function listGlyphs(font: Font, text: string): number[] {
  const buffer = new TextBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  const trace = shapeWithTrace(font, buffer, [], 0, TracePhase.DONT_STOP);
  return trace
    .filter(({ glyphs }) => glyphs)
    .flatMap(({ t }) => (t as { g: number }[]).map(({ g }) => g));
}

/**
 * Subsets a font to what these texts need. In a script that joins letters that is far less than all possible
 * combinations.
 */
export async function cutToTexts(full: Uint8Array, texts: readonly string[]): Promise<Uint8Array> {
  const bytes = await convert(Buffer.from(full), 'truetype');
  const font = new Font(new Face(new Blob(new Uint8Array(bytes).buffer)));
  const glyphs = new Set(texts.flatMap((text) => listGlyphs(font, text)));

  const cutter = await openCutter();
  const call = (name: string, ...values: number[]) => {
    const result = cutter[name]?.(...values);
    if (result === undefined && !/set_add|set_flags|invert|clear/.test(name))
      throw new Error(`HarfBuzz has no ${name}`);
    return result ?? 0;
  };
  const place = call('malloc', bytes.length);
  new Uint8Array(cutter.memory.buffer).set(bytes, place);
  const face = call(
    'hb_face_create',
    call('hb_blob_create', place, bytes.length, WRITABLE, 0, 0),
    0,
  );
  const input = call('hb_subset_input_create_or_fail');
  const features = call('hb_subset_input_set', input, LAYOUT_FEATURES);
  call('hb_set_clear', features);
  call('hb_set_invert', features);
  call('hb_subset_input_set_flags', input, NO_LAYOUT_CLOSURE);
  for (const character of new Set(texts.join('')))
    call('hb_set_add', call('hb_subset_input_unicode_set', input), character.codePointAt(0) ?? 0);
  for (const glyph of glyphs) call('hb_set_add', call('hb_subset_input_glyph_set', input), glyph);
  const cut = call('hb_face_reference_blob', call('hb_subset_or_fail', face, input));
  const start = call('hb_blob_get_data', cut, 0);
  const length = call('hb_blob_get_length', cut);
  const result = Buffer.from(new Uint8Array(cutter.memory.buffer).slice(start, start + length));
  return convert(result, 'woff2');
}
