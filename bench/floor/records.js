// Also runs on the plain page, where all rows have the attributes of the first one.
const rows = document.querySelector('tbody');
const input = document.querySelector('main input');
const nav = document.querySelector('main nav');
const [shown, place] = [nav.parentElement, nav].map((parent) => parent.querySelector('p'));
const [previous, next] = nav.querySelectorAll('button');
const openingTag = (element) => element.cloneNode().outerHTML.replace(/<\/.*/, '');
const rowTag = openingTag(rows.rows[0]);
const cellTags = [...rows.rows[0].cells].map(openingTag);
const coming = fetch('/student-records.csv').then((response) => response.text());
let page = 1;
let records;

async function show(newPage) {
  page = newPage;
  records ??= (await coming).split('\n').map((row) => row.split(','));
  const query = input.value.toLowerCase();
  const found = records
    .slice(1)
    .filter(([, name, , , game, event]) =>
      [name, game, event].some((field) => field.toLowerCase().includes(query)),
    );
  const visible = found.slice(page * 10 - 10, page * 10);
  rows.innerHTML = visible
    .map((row) => rowTag + row.map((cell, index) => cellTags[index] + (cell || '–')).join(''))
    .join('');
  shown.textContent = `Showing ${page * 10 - 9} to ${page * 10 - 10 + visible.length} of ${found.length} records`;
  place.textContent = `Page ${page} of ${Math.ceil(found.length / 10)}`;
  previous.disabled = page === 1;
  next.disabled = page * 10 >= found.length;
}

input.oninput = () => show(1);
previous.onclick = () => show(page - 1);
next.onclick = () => show(page + 1);
