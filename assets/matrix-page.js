// The script of the page of all implementations: order, comparison, and what a cell opens to.
(() => {
  /**
   * @typedef {object} Implementation
   * @property {string} title
   * @property {number | null} coverage
   * @property {number | null} divergence
   * @property {string} verdicts A letter for each scenario.
   * @property {Record<string, number>} reasons
   */

  /** @type {{ implementations: Implementation[], scenarios: { id: string, name: string, rows: string[] }[], messages: string[] }} */
  const { implementations, scenarios, messages } = JSON.parse(
    document.getElementById('data')?.textContent ?? '',
  );
  /** @type {Record<string, string>} */
  const words = { p: 'passed', f: 'failed', u: 'unsupported', n: 'not run', '-': 'not recorded' };
  const form = /** @type {HTMLFormElement} */ (document.getElementById('controls'));
  const said = /** @type {HTMLOutputElement} */ (form.elements.namedItem('said'));
  const dialog = /** @type {HTMLDialogElement} */ (document.getElementById('cell'));
  const list = /** @type {HTMLElement} */ (dialog.querySelector('ul'));
  const same = /** @type {HTMLElement} */ (document.getElementById('same'));
  const table = /** @type {HTMLTableElement} */ (document.querySelector('.matrix'));
  const rows = [.../** @type {NodeListOf<HTMLElement>} */ (table.querySelectorAll('[data-row]'))];
  const names = ['sort', 'a', 'b'];

  /** @param {string} name */
  function field(name) {
    return /** @type {HTMLSelectElement} */ (form.elements.namedItem(name));
  }

  /** @returns {[number, number] | null} The two that are compared. */
  function compared() {
    const [a = -1, b = -1] = ['a', 'b'].map((name) =>
      implementations.findIndex(({ title }) => title === field(name).value),
    );
    return a < 0 || b < 0 || a === b ? null : [a, b];
  }

  /** @param {number} index @param {string} row */
  function isAbout(index, row) {
    return scenarios[index]?.rows.includes(row) === true;
  }

  /** @param {[number, number]} pair @returns {number[]} The scenarios in which two differ. */
  function differences([a, b]) {
    const [left, right] = [implementations[a]?.verdicts ?? '', implementations[b]?.verdicts ?? ''];
    return scenarios.flatMap((_, index) => (left[index] === right[index] ? [] : [index]));
  }

  /** @returns {number[]} The columns in their order. */
  function order() {
    const by = field('sort').value;
    const columns = implementations.map((_, index) => index);
    if (by === 'coverage')
      columns.sort((a, b) => (implementations[b]?.coverage ?? -1) - (implementations[a]?.coverage ?? -1));
    if (by === 'divergence')
      columns.sort((a, b) => (implementations[a]?.divergence ?? 2) - (implementations[b]?.divergence ?? 2));
    return columns;
  }

  function apply() {
    const pair = compared();
    const columns = order();
    for (const line of table.querySelectorAll('tr')) {
      const cells = [.../** @type {NodeListOf<HTMLElement>} */ (line.querySelectorAll('[data-c]'))];
      const byColumn = new Map(cells.map((cell) => [Number(cell.dataset.c), cell]));
      for (const cell of cells) cell.hidden = pair !== null && !pair.includes(Number(cell.dataset.c));
      line.append(...columns.flatMap((column) => byColumn.get(column) ?? []));
    }
    const differing = pair === null ? null : differences(pair);
    const rowsLeft = new Set(differing?.flatMap((index) => scenarios[index]?.rows ?? []));
    for (const row of rows) row.hidden = pair !== null && !rowsLeft.has(row.dataset.row ?? '');
    for (const body of table.tBodies) {
      const isSums = body.classList.contains('sums');
      body.hidden = isSums ? pair !== null : body.querySelector('[data-row]:not([hidden])') === null;
    }
    same.hidden = differing?.length !== 0;
    said.value =
      differing === null
        ? `${implementations.length} implementations, ${scenarios.length} scenarios`
        : `They differ in ${differing.length} of ${scenarios.length} scenarios, in ${rowsLeft.size} rows`;
  }

  /** @param {number} column @param {number} index */
  function verdictLine(column, index) {
    const { title = '', verdicts = '', reasons = {} } = implementations[column] ?? {};
    const reason = reasons[index];
    const text = `${title}: ${words[verdicts[index] ?? '-']}`;
    return reason === undefined ? text : `${text}: ${messages[reason]}`;
  }

  /** @param {string} row @param {number} column */
  function open(row, column) {
    const pair = compared();
    const about = (pair === null ? scenarios.map((_, index) => index) : differences(pair)).filter((index) =>
      isAbout(index, row),
    );
    const verdicts = implementations[column]?.verdicts ?? '';
    const passed = about.filter((index) => verdicts[index] === 'p');
    const title = pair === null ? implementations[column]?.title : 'where the two differ';
    const heading = /** @type {HTMLElement} */ (document.getElementById('cell-title'));
    heading.textContent = `${row}: ${title}`;
    list.replaceChildren(
      ...[...about.filter((index) => !passed.includes(index)), ...passed].map((index) =>
        scenarioLine(index, pair ?? [column]),
      ),
    );
    dialog.showModal();
  }

  /** @param {number} index @param {readonly number[]} columns */
  function scenarioLine(index, columns) {
    const line = document.createElement('li');
    const letter = implementations[columns[0] ?? 0]?.verdicts[index] ?? '-';
    if (columns.length === 1) line.dataset.v = words[letter] ?? '';
    const id = document.createElement('code');
    id.textContent = scenarios[index]?.id ?? '';
    line.append(`${scenarios[index]?.name} `, id);
    const verdicts = columns.length === 1 && letter === 'p' ? [] : columns;
    for (const column of verdicts) {
      const verdict = document.createElement('small');
      verdict.textContent = verdictLine(column, index);
      line.append(document.createElement('br'), verdict);
    }
    return line;
  }

  function keepInAddress() {
    const chosen = names.flatMap((name) => (field(name).value === '' ? [] : [[name, field(name).value]]));
    const text = new URLSearchParams(chosen).toString();
    history.replaceState(null, '', text === '' ? location.pathname + location.search : `#${text}`);
  }

  function follow() {
    const address = new URLSearchParams(location.hash.slice(1));
    for (const name of names) field(name).value = address.get(name) ?? '';
    apply();
  }

  const changed = () => {
    apply();
    keepInAddress();
  };
  form.addEventListener('input', changed);
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('reset', () => setTimeout(changed));
  addEventListener('hashchange', follow);
  table.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    const row = /** @type {HTMLElement | null | undefined} */ (button?.closest('[data-row]'))?.dataset.row;
    const column = /** @type {HTMLElement | null | undefined} */ (button?.closest('[data-c]'))?.dataset.c;
    if (row !== undefined && column !== undefined) open(row, Number(column));
  });
  follow();
  // From the request to here: what a reader waits for.
  document.documentElement.dataset.ready = String(Math.round(performance.now()));
})();
