/**
 * What a published drawing may not hold, and words about it. Opened on its own, an SVG is a document of the site, with
 * the site's rights. References may lead to parts of the drawing itself, and to embedded pictures.
 */
const REFUSED: readonly [pattern: RegExp, describe: (found: string) => string][] = [
  [/\uFFFD/, () => 'holds a letter that is not UTF-8: save it with the encoding UTF-8'],
  [
    /<!ENTITY|<!DOCTYPE[^>]*\[|&#/i,
    () => 'holds coded characters, which can hide anything: save it as plain SVG',
  ],
  [/&(?!\w+;)/, () => 'holds a lone &: write &amp;'],
  [/<\?xml-stylesheet/i, () => 'fetches a style sheet'],
  [
    /<((?:\w+:)?(?:script|foreignobject|iframe|embed|object|audio|video|handler|listener))\b/i,
    (name) => `holds <${name}>, which a drawing does not need`,
  ],
  [/[\s"'/](on\w+)\s*=/i, (name) => `runs a script in ${name}`],
  [
    /\b(?:href|src)\s*=\s*["']\s*(?!#|data:image\/(?:png|jpeg|gif|webp)[;,])([^"']*)/i,
    (address) => `points at ${address}, outside of the drawing`,
  ],
  [
    /(@import|(?<=url\(\s*["']?)(?![\s"'#]|data:image\/(?:png|jpeg|gif|webp)[;,])[^"')]*)/i,
    (address) => `points at ${address}, outside of the drawing`,
  ],
  [/(javascript):/i, (name) => `runs a script: ${name}`],
  [
    /(file:\/\/\/?[^\s"'<]*|[a-z]:\\[^\s"'<]+|\/(?:Users|home)\/[\w.-]+[^\s"'<]*)/i,
    (folder) => `names a folder of its maker, ${folder}: save it as plain SVG`,
  ],
];

/**
 * The problem of an SVG file that would be published; whether it is well formed, the picture library tells.
 *
 * @param svg the whole file
 */
export function findSvgProblem(svg: string): { line: number; problem: string } | undefined {
  if (!/^[\s\uFEFF]*</.test(svg)) return { line: 1, problem: 'is no drawing: save it as SVG' };
  if (/<!doctype html|<html/i.test(svg))
    return { line: 1, problem: 'is a web page and no drawing' };
  if (!/<svg[^>]*\sxmlns=["']http:\/\/www\.w3\.org\/2000\/svg["']/.test(svg))
    return {
      line: 1,
      problem:
        'is shown by no browser: it does not begin with <svg xmlns="http://www.w3.org/2000/svg">',
    };
  for (const [pattern, describe] of REFUSED) {
    const match = pattern.exec(svg);
    if (!match) continue;
    const before = svg.slice(0, match.index + match[0].search(/\S|$/));
    return { line: before.split('\n').length, problem: describe(match[1] ?? '') };
  }
  return undefined;
}
