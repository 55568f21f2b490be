/** Closes the help for access tokens by Escape, and where it would cover what gets the focus. */
export function keepHelpAside(): void {
  const help = document.querySelector<HTMLDetailsElement>('#token-help');
  if (!help) return;
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !help.open) return;
    if (help.contains(document.activeElement)) help.querySelector('summary')?.focus();
    help.open = false;
  });
  addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element) || help.contains(target)) return;
    const [own, other] = [help, target].map((element) => element.getBoundingClientRect());
    if (!own || !other || other.left >= own.right) return;
    if (other.bottom <= own.top || other.top >= own.bottom) return;
    help.open = false;
    target.scrollIntoView({ block: 'center' });
  });
}
