import { SaxesParser, type SaxesAttributeNS } from 'saxes';

/** Elements that run or fetch something, or embed a page. */
const REFUSED = /^(script|foreignobject|iframe|embed|object|audio|video|handler|listener)$/i;

/** Browsers recognise a drawing only by this namespace. */
const NAMESPACE = 'http://www.w3.org/2000/svg';

/** Allowed references: parts of the drawing itself, and embedded pictures. */
const OWN = /^\s*(#|data:image\/(png|jpeg|gif|webp)[;,])/i;

/** A reference in CSS that leads out of the drawing. */
function findOutsideReference(css: string): string | undefined {
  if (/@import/i.test(css)) return '@import';
  return [...css.matchAll(/url\(\s*['"]?([^'")]*)/gi)]
    .map(([, address = '']) => address)
    .find((address) => !OWN.test(address));
}

function findAttributeProblem({ local, value, name }: SaxesAttributeNS): string | undefined {
  if (/^on/i.test(local)) return `runs a script in ${name}`;
  if (/^(href|src)$/i.test(local) && !OWN.test(value))
    return `points at ${value}, outside of the drawing`;
  if (/^\s*javascript:/i.test(value)) return `runs a script in ${name}`;
  const outside = findOutsideReference(value);
  return outside && `points at ${outside}, outside of the drawing`;
}

/** A path on the author's computer, which drawing programs leave in files. */
const FOLDER = /file:\/\/\/?[^\s"'<]*|[a-z]:\\[^\s"'<]+|\/(?:Users|home)\/[\w.-]+[^\s"'<]*/i;

/**
 * The problem of an SVG file that would be published. Opened on its own, it is a document of the site, with the site's
 * rights.
 *
 * @param svg the whole file
 */
export function findSvgProblem(svg: string): { line: number; problem: string } | undefined {
  const getLine = (place: number) => svg.slice(0, place).split('\n').length;
  if (!/^[\s\uFEFF]*</.test(svg)) return { line: 1, problem: 'is no drawing: save it as SVG' };
  if (svg.includes('\uFFFD'))
    return {
      line: getLine(svg.indexOf('\uFFFD')),
      problem: 'holds a letter that is not UTF-8: save it with the encoding UTF-8',
    };
  if (/<!doctype html|<html/i.test(svg))
    return { line: 1, problem: 'is a web page and no drawing' };
  const parser = new SaxesParser({ xmlns: true });
  const found: { line: number; problem: string }[] = [];
  const note = (problem: string | undefined) => {
    if (problem) found.push({ line: parser.line, problem });
  };
  let isFirst = true;
  parser.on('error', ({ message }) =>
    note(`is not a drawing that browsers can read (${message.replace(/^[\d:]+ ?/, '')})`),
  );
  parser.on('doctype', (doctype) =>
    note(/\[|<!ENTITY/i.test(doctype) ? 'defines entities, which can hide anything' : undefined),
  );
  parser.on('processinginstruction', ({ target }) =>
    note(target === 'xml-stylesheet' ? 'fetches a style sheet' : undefined),
  );
  parser.on('opentag', (tag) => {
    if (isFirst && tag.local !== 'svg') note(`is not a drawing: it begins with <${tag.name}>`);
    else if (isFirst && tag.uri !== NAMESPACE)
      note(`is shown by no browser: <svg> lacks xmlns="${NAMESPACE}"`);
    isFirst = false;
    if (REFUSED.test(tag.local)) note(`holds <${tag.name}>, which a drawing does not need`);
    for (const attribute of Object.values(tag.attributes)) note(findAttributeProblem(attribute));
  });
  parser.on('text', (text) => {
    const outside = findOutsideReference(text);
    note(outside && `points at ${outside}, outside of the drawing`);
  });
  parser.write(svg).close();
  const sign = svg.search(/&(?!#?\w+;)/);
  if (found.length > 0 && sign >= 0)
    return { line: getLine(sign), problem: 'holds a lone &: write &amp;' };
  const [folder] = FOLDER.exec(svg) ?? [];
  if (folder && found.length === 0) {
    const problem = `names a folder of its maker, ${folder}: save it as plain SVG`;
    return { line: getLine(svg.indexOf(folder)), problem };
  }
  return found[0];
}
