const rows = document.querySelector('tbody');
const input = document.querySelector('main input');
const [shown, place] = document.querySelectorAll('main section p');
const [previous, next] = document.querySelectorAll('main nav button');
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
    .map((row) => `<tr>${row.map((cell) => `<td>${cell}`).join('')}`)
    .join('');
  shown.textContent = `Showing ${page * 10 - 9} to ${page * 10 - 10 + visible.length} of ${found.length} records`;
  place.textContent = `Page ${page} of ${Math.ceil(found.length / 10)}`;
  previous.disabled = page === 1;
  next.disabled = page * 10 >= found.length;
}

input.oninput = () => show(1);
previous.onclick = () => show(page - 1);
next.onclick = () => show(page + 1);
