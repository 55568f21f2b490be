/**
 * Patterns that a published SVG must not contain, by the message about them. An SVG that is opened on its own is a
 * document with the rights of the site. References to its own parts and to embedded pictures are allowed.
 */
const PATTERN_OF_PROBLEM = {
  'holds coded characters, which can hide anything: save it as plain SVG':
    /<!ENTITY|<!DOCTYPE[^>]*\[|&#/i,
  'holds $&, which can run or fetch something: save it as plain SVG':
    /<\?xml-stylesheet|<(?:\w+:)?(?:script|foreignobject|iframe|embed|object|audio|video|handler|listener)\b|(?<=[\s"'/])on\w+(?=\s*=)|javascript:|@import/i,
  'points at $&, outside of the drawing':
    /(?<=\b(?:href|src)\s*=\s*["']\s*)(?!#|data:image\/(?:png|jpeg|gif|webp)[;,])[^"']*|(?<=url\(\s*["']?)(?![\s"'#]|data:image\/(?:png|jpeg|gif|webp)[;,])[^"')]*/i,
};

/**
 * Finds a problem of an SVG file. The image library checks whether it is well formed.
 *
 * @param svg the whole file
 */
export function findSvgProblem(svg: string): { line: number; problem: string } | undefined {
  if (
    !/^[\s\uFEFF]*(?!<(?:html|!doctype html))(?:<[^]*)?<svg[^>]*\sxmlns=["']http:\/\/www\.w3\.org\/2000\/svg["']/i.test(
      svg,
    )
  )
    return {
      line: 1,
      problem: 'is no drawing: save it as SVG, which has <svg xmlns="http://www.w3.org/2000/svg">',
    };
  for (const [problem, pattern] of Object.entries(PATTERN_OF_PROBLEM)) {
    const match = pattern.exec(svg);
    if (!match) continue;
    const line = svg.slice(0, match.index).split('\n').length;
    return { line, problem: problem.replace('$&', () => match[0]) };
  }
  return undefined;
}
