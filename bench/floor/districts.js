// Runs on the plain page.
const buttons = [...document.querySelectorAll('main li button')];
const cards = [...document.querySelectorAll('main article')].map((card) => card.parentElement);
for (const button of buttons) {
  button.onclick = () => {
    for (const other of buttons) other.ariaCurrent = String(other === button);
    for (const card of cards) card.hidden = !card.textContent.includes(button.textContent);
  };
}
