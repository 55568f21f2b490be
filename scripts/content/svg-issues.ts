/**
 * The rules for published SVGs. An SVG that is opened on its own is a document with the rights of the site, so it holds
 * only what draws: known elements, attributes and functions, and addresses of its own parts.
 */
import { Parser } from 'htmlparser2';
import { getPhotoFormat } from '../shared/image-options';
import { PLAIN_CHECKS } from '../shared/plain-images';
import names from './svg-names.json';

const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';

const listNames = (lines: readonly string[]) => new Set(lines.join(' ').split(' '));

/** Elements that draw: none that runs, fetches, links or changes attributes later. */
const ELEMENTS = listNames(names.elements);
/** Attributes that draw. Addresses are looked at on their own. */
const ATTRIBUTES = listNames(names.attributes);
/** Attributes that only name, describe or sort an element; their values may be any text. */
const LABELS = /^(id|class|role|lang|xml:lang|xml:space|version|aria-[a-z]+|data-[\w-]+|xmlns:.*)$/;

/** What a style may call; only `url` can fetch something, and is followed by the name of a part of the drawing. */
const FUNCTION =
  /(?<![\w-])(url\(\s*(["']?)#[\w.-]+\2\s*\)|(rgba?|hsla?|matrix|translate[XY]?|scale[XY]?|rotate|skew[XY]|calc|blur|drop-shadow|opacity)\s*\((?!\())/gi;

/** What may come before the drawing: no style sheet, no entities and no other encoding. */
const HEADER =
  /^(\?xml version=["']1\.[01]["']( encoding=["']utf-8["'])?( standalone=["'](yes|no)["'])?\s*\??|!DOCTYPE svg( PUBLIC "-\/\/W3C\/\/DTD SVG [\w. ]+\/\/EN"\s+"[^"]*")?\s*)$/i;

const NO_DRAWING = `is no drawing: save it as SVG, which has <svg xmlns="${SVG_NAMESPACE}">`;
const CODED = 'holds coded characters, which can hide anything: save it as plain SVG';
const UNKNOWN = 'which may run, fetch or tell something: save it as plain SVG';

/** The problem of a style, or of an attribute that may be written as one. */
function findStyleProblem(style: string): string | undefined {
  const [found] = /[\\@]|[\w-]*\s*\(.*/s.exec(style.replace(FUNCTION, '')) ?? [];
  return found && `holds ${found.slice(0, 40)} in a style, ${UNKNOWN}`;
}

/** The problem of an address: only an embedded picture is none of a part of the drawing. */
function findAddressProblem(element: string, address: string): string | undefined {
  if (address.startsWith('#')) return undefined;
  const [, data] = /^data:image\/(?:png|jpe?g|webp);base64,([\w+/=\s]+)$/.exec(address) ?? [];
  if (element !== 'image' || data === undefined)
    return `points at ${address.slice(0, 80)}, outside of the drawing`;
  const picture = Buffer.from(data, 'base64');
  return PLAIN_CHECKS[getPhotoFormat(picture) ?? '']?.(picture)
    ? undefined
    : 'holds a picture that may tell where it was taken: save it without metadata, or as PNG';
}

function findAttributeProblem(element: string, name: string, value: string): string | undefined {
  if (name === 'href' || name === 'xlink:href') return findAddressProblem(element, value);
  if (LABELS.test(name) || (name === 'xmlns' && value === SVG_NAMESPACE)) return undefined;
  return ATTRIBUTES.has(name) ? findStyleProblem(value) : `holds ${name}, ${UNKNOWN}`;
}

const findElementProblem = (name: string, attributes: Readonly<Record<string, string>>) =>
  ELEMENTS.has(name)
    ? Object.entries(attributes)
        .map(([attribute, value]) => findAttributeProblem(name, attribute, value))
        .find((problem) => problem !== undefined)
    : `holds <${name}>, ${UNKNOWN}`;

/**
 * Finds a problem of an SVG file. The image library checks whether it is well formed.
 *
 * @param image the whole file
 */
export function findSvgProblem(image: Buffer): { line: number; problem: string } | undefined {
  const svg = image.toString();
  const problems: { line: number; problem: string }[] = [];
  const report = (problem: string | undefined, index = 0) => {
    if (problem) problems.push({ problem, line: svg.slice(0, index).split('\n').length });
  };
  const coded = /&(?!(amp|lt|gt|quot|apos);)|\uFFFD/.exec(svg);
  const path: string[] = [];
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (path.length === 0 && (name !== 'svg' || attributes.xmlns !== SVG_NAMESPACE))
          report(NO_DRAWING);
        report(findElementProblem(name, attributes), parser.startIndex);
        path.push(name);
      },
      onclosetag: () => void path.pop(),
      ontext(text) {
        if (path.at(-1) === 'style') report(findStyleProblem(text), parser.startIndex);
      },
      onprocessinginstruction(_, text) {
        if (!HEADER.test(text)) report(CODED, parser.startIndex);
      },
    },
    { xmlMode: true },
  );
  if (!/<svg\s/.test(svg)) report(NO_DRAWING);
  if (coded) report(CODED, coded.index);
  parser.end(svg);
  return problems[0];
}
