// What the records screen does, in a few lines of plain script: what the same screen in React is measured by.
const columns = [...document.querySelectorAll('main tbody tr:first-child td')].map(
  (cell) => cell.dataset,
);
const [table, input, status] = ['tbody', 'input', '[role=status]'].map((part) =>
  document.querySelector(`main ${part}`),
);
const [shown, place] = document.querySelectorAll('main p.tabular-nums');
const [previous, next] = document.querySelectorAll('main nav button');
const csv = await (await fetch('/student-records.csv')).text();
const records = csv
  .split('\n')
  .slice(1)
  .map((row) => row.split(','));
let page = 1;

const cellOf = (value, index) =>
  `<td role="cell" data-title="${columns[index].title}" data-field="${columns[index].field}">${value || '–'}</td>`;

function show(newPage) {
  page = newPage;
  const query = input.value.toLowerCase();
  const found = records.filter(([, name, , , game, event]) =>
    [name, game, event].some((field) => field.toLowerCase().includes(query)),
  );
  const rows = found.slice(page * 10 - 10, page * 10);
  table.innerHTML = rows.map((row) => `<tr role="row">${row.map(cellOf).join('')}</tr>`).join('');
  status.textContent = `${found.length} records`;
  shown.textContent = `Showing ${page * 10 - 9} to ${page * 10 - 10 + rows.length} of ${found.length} records`;
  place.textContent = `Page ${page} of ${Math.ceil(found.length / 10)}`;
  previous.disabled = page === 1;
  next.disabled = page * 10 >= found.length;
}

input.addEventListener('input', () => show(1));
next.addEventListener('click', () => show(page + 1));
previous.addEventListener('click', () => show(page - 1));
document.body.dataset.ready = '';
