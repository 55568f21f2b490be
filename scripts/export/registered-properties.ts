import postcss from 'postcss';

/**
 * Removes what a style sheet of Tailwind declares about custom properties that its page does not set: `@property`, and
 * the same again for browsers without it, which are older than the oldest supported ones.
 *
 * @returns the sheet, in which the initial values of these properties are written where they were read
 */
export function removeRegisteredProperties(css: string): string {
  const root = postcss.parse(css);
  root.walkAtRules('layer', (layer) => {
    if (layer.params === 'properties') layer.remove();
  });
  root.walkAtRules('property', (rule) => {
    const reference = `var(${rule.params})`;
    let isSet = false;
    root.walkDecls(rule.params, () => {
      isSet = true;
    });
    if (isSet) return;
    rule.walkDecls('initial-value', ({ value }) => {
      root.replaceValues(reference, { fast: reference }, () => value);
    });
    rule.remove();
  });
  return root.toString();
}
