import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Blob, Buffer as TextBuffer, Face, Font, shapeWithTrace, TracePhase } from 'harfbuzzjs';

const require = createRequire(import.meta.url);

const { convert: convertFont } = require('fontverter') as {
  convert: (font: Uint8Array, format: 'truetype' | 'woff2') => Promise<Buffer>;
};

/**
 * HarfBuzz's flag for cutting a font: keep only the requested glyphs. Without it, HarfBuzz also keeps each ligature that
 * the same letters could form in other texts.
 */
const NO_LAYOUT_CLOSURE = 0x200;

/** Two constants of HarfBuzz: a memory mode, and the id of the set with the layout features to keep. */
const WRITABLE_MEMORY = 2;
const LAYOUT_FEATURES_SET_ID = 6;

/** HarfBuzz's subsetter, a WebAssembly module. Its functions take and return numbers or memory addresses. */
type Subsetter = Record<string, (...numbers: number[]) => number> & { memory: WebAssembly.Memory };

async function loadSubsetter(): Promise<Subsetter> {
  const file = require.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm');
  const { instance } = await WebAssembly.instantiate(new Uint8Array(await readFile(file)));
  const subsetter = instance.exports as unknown as Subsetter;
  subsetter._initialize?.();
  return subsetter;
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
 * Subsets a font to the glyphs that the given texts need. In a script that joins letters, these are far fewer than
 * all possible combinations.
 */
export async function subsetFontToTexts(
  fullFont: Uint8Array,
  texts: readonly string[],
): Promise<Uint8Array> {
  const fontBytes = await convertFont(Buffer.from(fullFont), 'truetype');
  const font = new Font(new Face(new Blob(new Uint8Array(fontBytes).buffer)));
  const glyphs = new Set(texts.flatMap((text) => listGlyphs(font, text)));

  const subsetter = await loadSubsetter();
  const call = (name: string, ...numbers: number[]) => {
    const result = subsetter[name]?.(...numbers);
    if (result === undefined && !/set_add|set_flags|invert|clear/.test(name))
      throw new Error(`HarfBuzz has no ${name}`);
    return result ?? 0;
  };
  const fontAddress = call('malloc', fontBytes.length);
  new Uint8Array(subsetter.memory.buffer).set(fontBytes, fontAddress);
  const face = call(
    'hb_face_create',
    call('hb_blob_create', fontAddress, fontBytes.length, WRITABLE_MEMORY, 0, 0),
    0,
  );
  const input = call('hb_subset_input_create_or_fail');
  const keptFeatures = call('hb_subset_input_set', input, LAYOUT_FEATURES_SET_ID);
  call('hb_set_clear', keptFeatures);
  call('hb_set_invert', keptFeatures);
  call('hb_subset_input_set_flags', input, NO_LAYOUT_CLOSURE);
  for (const character of new Set(texts.join('')))
    call('hb_set_add', call('hb_subset_input_unicode_set', input), character.codePointAt(0) ?? 0);
  for (const glyph of glyphs) call('hb_set_add', call('hb_subset_input_glyph_set', input), glyph);
  const subsetBlob = call('hb_face_reference_blob', call('hb_subset_or_fail', face, input));
  const start = call('hb_blob_get_data', subsetBlob, 0);
  const length = call('hb_blob_get_length', subsetBlob);
  const result = Buffer.from(new Uint8Array(subsetter.memory.buffer).slice(start, start + length));
  return convertFont(result, 'woff2');
}
