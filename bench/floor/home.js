// Also runs on the plain page.
const slides = JSON.parse(document.querySelector('#slides').textContent);
const slide = document.querySelector('[aria-roledescription=slide]');
const picture = slide.querySelector('picture');
const place = document.querySelector('[aria-roledescription=carousel] p');
let index = 0;
let timer = setInterval(() => show(index + 1), 5_000);

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
  timer = timer ? undefined : setInterval(() => show(index + 1), 5_000);
  pause.ariaLabel = timer ? 'Pause slideshow' : 'Play slideshow';
};

const tabs = [...document.querySelectorAll('[role=tab]')];
for (const tab of tabs) {
  tab.onclick = () => {
    for (const other of tabs) {
      other.ariaSelected = String(other === tab);
      document.getElementById(other.getAttribute('aria-controls')).hidden = other !== tab;
    }
  };
}
