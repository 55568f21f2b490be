// What the slideshow does for Next, in a few lines of plain script: what the same in React is measured by.
const descriptions = await (await fetch('/slides.json')).json();
const slide = document.querySelector('main [aria-roledescription=slide]');
const place = document.querySelector('main [aria-roledescription=carousel] p');
const first = slide.innerHTML;
const count = descriptions.length;
const ahead = document.createElement('div');
let index = 0;

// The next picture is fetched while this one is looked at, as on the site.
ahead.hidden = true;
slide.after(ahead);

const slideHtml = (number) =>
  first
    .replaceAll('/image1', `/image${number + 1}`)
    .replace(descriptions[0], descriptions[number])
    .replace('object-cover', 'object-cover motion-safe:animate-appear');

document.querySelector('main button[aria-label=Next]').addEventListener('click', () => {
  index = (index + 1) % count;
  slide.innerHTML = slideHtml(index);
  slide.ariaLabel = `${index + 1} of ${count}`;
  place.textContent = `${index + 1} / ${count}`;
  ahead.innerHTML = slideHtml((index + 1) % count);
});
document.body.dataset.ready = '';
