// What the tabs do for a tap, in a few lines of plain script: what the same in React is measured by.
const tabs = [...document.querySelectorAll('main [role=tab]')];
const panels = [...document.querySelectorAll('main [role=tabpanel]')];

const choose = (chosen) => {
  for (const [index, tab] of tabs.entries()) {
    tab.ariaSelected = String(index === chosen);
    tab.tabIndex = index === chosen ? 0 : -1;
    panels[index].hidden = index !== chosen;
  }
};

for (const [index, tab] of tabs.entries()) tab.addEventListener('click', () => choose(index));
document.body.dataset.ready = '';
