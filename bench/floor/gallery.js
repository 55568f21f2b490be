const section = document.querySelector('main section');
const filters = [...section.querySelectorAll('[role=group] button')];
for (const filter of filters) {
  filter.onclick = () => {
    section.dataset.filter = filter.value;
    for (const other of filters) other.ariaPressed = String(other === filter);
  };
}

const tiles = [...document.querySelectorAll('.tiles button')];
const dialog = document.querySelector('dialog');
const [close, next] = dialog.querySelectorAll('button');
const [large] = dialog.getElementsByTagName('img');
let index = 0;

function show(position) {
  index = position % tiles.length;
  const [image] = tiles[index].getElementsByTagName('img');
  Object.assign(large, { src: image.src, alt: image.alt });
}

for (const [position, tile] of tiles.entries()) {
  tile.onclick = () => {
    show(position);
    dialog.showModal();
  };
}
next.onclick = () => show(index + 1);
close.onclick = () => dialog.close();
