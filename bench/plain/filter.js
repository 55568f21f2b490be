// What the gallery's filter does, in a few lines of plain script: what the same in React is measured by.
const buttons = [...document.querySelectorAll('main [role=group] button')];
const status = document.querySelector('main [role=status]');
const tiles = [...document.querySelectorAll('main section ul > li')];
const shown = {
  All: tiles,
  Events: tiles.filter((tile) => tile.textContent.includes('EVENT')),
  News: [],
};

for (const button of buttons) {
  button.addEventListener('click', () => {
    const chosen = new Set(shown[button.textContent]);
    for (const other of buttons) {
      other.ariaPressed = String(other === button);
      other.classList.toggle('button-chosen', other === button);
    }
    for (const tile of tiles) tile.hidden = !chosen.has(tile);
    status.textContent = `${chosen.size} images`;
  });
}
document.body.dataset.ready = '';
