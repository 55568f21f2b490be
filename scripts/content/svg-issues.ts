import { findTextProblem, type Rule } from '@/lib/model/text-rules';

/**
 * The rules for published SVGs. An SVG that is opened on its own is a document with the rights of the
 * site. References to its own parts and to embedded pictures are allowed.
 */
const SVG_RULES: readonly Rule[] = [
  {
    problem: 'is no drawing: save it as SVG, which has <svg xmlns="http://www.w3.org/2000/svg">',
    shape:
      /^[\s\uFEFF]*(?!<(?:html|!doctype html))(?:<[^]*)?<svg[^>]*\sxmlns=["']http:\/\/www\.w3\.org\/2000\/svg["']/i,
  },
  {
    problem: 'holds coded characters, which can hide anything: save it as plain SVG',
    pattern: /<!ENTITY|<!DOCTYPE[^>]*\[|&#/i,
  },
  {
    problem: 'holds $&, which can run or fetch something: save it as plain SVG',
    pattern:
      /<\?xml-stylesheet|<(?:\w+:)?(?:script|foreignobject|iframe|embed|object|audio|video|handler|listener)\b|(?<=[\s"'/])on\w+(?=\s*=)|javascript:|@import/i,
  },
  {
    problem: 'points at $&, outside of the drawing',
    pattern:
      /(?<=\b(?:href|src)\s*=\s*["']\s*)(?!#|data:image\/(?:png|jpeg|gif|webp)[;,])[^"']*|(?<=url\(\s*["']?)(?![\s"'#]|data:image\/(?:png|jpeg|gif|webp)[;,])[^"')]*/i,
  },
];

/**
 * Finds a problem of an SVG file. The image library checks whether it is well formed.
 *
 * @param svg the whole file
 */
export function findSvgProblem(svg: string): { line: number; problem: string } | undefined {
  const found = findTextProblem(SVG_RULES, svg);
  return found && { problem: found.problem, line: svg.slice(0, found.index).split('\n').length };
}
