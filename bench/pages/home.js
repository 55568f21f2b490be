const slides = JSON.parse(document.querySelector('#slides').textContent);
const slide = document.querySelector('[aria-roledescription=slide]');
const picture = slide.querySelector('picture');
const place = document.querySelector('[aria-roledescription=carousel] p');
const start = () => setInterval(() => show(index + 1), 5_000);
let index = 0;
let timer = start();

const fill = (target, { avif, src, alt }) => {
  target.querySelector('source').srcset = avif;
  Object.assign(target.querySelector('img'), { src, alt });
};

function show(next) {
  index = (next + slides.length) % slides.length;
  fill(picture, slides[index]);
  slide.ariaLabel = `${index + 1} of ${slides.length}`;
  place.textContent = `${index + 1} / ${slides.length}`;
  // The one after it is fetched while this one is looked at.
  fill(picture.cloneNode(true), slides[(index + 1) % slides.length]);
}

const [pause, previous, next] = document.querySelectorAll('[aria-roledescription=carousel] button');
previous.onclick = () => show(index - 1);
next.onclick = () => show(index + 1);
pause.onclick = () => {
  clearInterval(timer);
  timer = timer ? undefined : start();
  pause.ariaLabel = timer ? 'Pause slideshow' : 'Play slideshow';
};
