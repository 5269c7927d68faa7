// The script of the page of a run: filters that are kept in the address, links into closed boxes, and copy buttons.
(() => {
  /** At most this many scenarios are shown by opening the rows they are in. */
  const mostOpened = 60;

  /**
   * @typedef {object} Entry A scenario, or failures that were folded, under the first row that they are about.
   * @property {HTMLElement} element
   * @property {readonly string[]} ids
   * @property {string} title
   * @property {string} text What a search looks through.
   * @property {readonly string[]} traits
   */

  /**
   * @typedef {object} RowBox
   * @property {HTMLDetailsElement} element
   * @property {string} table
   * @property {string} text What a search looks through.
   * @property {readonly Entry[]} own
   * @property {readonly number[]} places Those that stand under another row, by their place among all entries.
   * @property {Map<Entry, HTMLElement> | null} also Their lines here; null until the row is opened.
   */

  const form = /** @type {HTMLFormElement} */ (document.getElementById('filters'));
  const output = /** @type {HTMLOutputElement} */ (form.elements.namedItem('count'));
  const nothing = /** @type {HTMLElement} */ (document.getElementById('nothing'));
  const names = ['q', 'verdict', 'level', 'trait', 'table'];
  const groups = [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('.group'))];
  const rows = groups.flatMap((group) =>
    [.../** @type {NodeListOf<HTMLDetailsElement>} */ (group.querySelectorAll('.row'))].map((row) =>
      rowBox(row, group.dataset.table ?? ''),
    ),
  );
  const inOrder = rows.flatMap(({ own }) => own);
  /** @type {Map<string, Entry>} */
  const entries = new Map(
    inOrder.flatMap((entry) => entry.ids.map((id) => /** @type {[string, Entry]} */ ([id, entry]))),
  );
  /** @type {Set<RowBox>} Rows that a filter opened, and may close again. */
  const opened = new Set();

  /** @param {HTMLDetailsElement} element @param {string} table @returns {RowBox} */
  function rowBox(element, table) {
    const text = `${element.id} ${element.querySelector('summary')?.textContent ?? ''}`.toLowerCase();
    const lines = /** @type {NodeListOf<HTMLElement>} */ (element.querySelectorAll('[data-l]'));
    const rest = /** @type {HTMLElement | null} */ (element.querySelector('[data-also]'));
    const places = rest?.dataset.also?.split(' ').map(Number) ?? [];
    return { element, table, text, own: [...lines].map(entryOf), places, also: null };
  }

  /** @param {HTMLElement} element @returns {Entry} */
  function entryOf(element) {
    const folded = element.dataset.i;
    const head =
      folded === undefined ? element : /** @type {HTMLElement} */ (element.querySelector('summary'));
    const same = [...element.querySelectorAll('.same li')].map(({ textContent }) => textContent);
    return {
      element,
      ids: folded?.split(' ') ?? [head.querySelector('code')?.textContent ?? ''],
      title: (head.querySelector('.title') ?? head.firstChild)?.textContent ?? '',
      text: [head.textContent, ...same].join(' ').toLowerCase(),
      traits: element.dataset.t?.split(' ') ?? [],
    };
  }

  /** @param {RowBox} row @returns {readonly Entry[]} */
  function alsoIn(row) {
    return row.places.flatMap((place) => inOrder[place] ?? []);
  }

  /** Lists the scenarios of a row that stand under another one. @param {RowBox} row */
  function fill(row) {
    if (row.also !== null) return;
    row.also = new Map(alsoIn(row).map((entry) => [entry, lineFor(entry)]));
    row.element.querySelector('.scenarios')?.append(...row.also.values());
    row.element.querySelector('[data-also]')?.remove();
  }

  /** @param {Entry} entry @returns {HTMLElement} */
  function lineFor({ element, ids, title }) {
    const line = document.createElement('li');
    if (element.dataset.v !== undefined) line.dataset.v = element.dataset.v;
    const link = document.createElement('a');
    link.href = `#scenario=${ids[0]}`;
    link.textContent = ids[0] ?? '';
    line.append(`${title.trim()} `, link, ids.length === 1 ? '' : ` and ${ids.length - 1} more`);
    return line;
  }

  /** @returns {Map<string, string>} The filters that are set. */
  function chosen() {
    const values = new Map();
    for (const name of names) {
      const field = /** @type {HTMLInputElement} */ (form.elements.namedItem(name));
      if (field.value.trim() !== '') values.set(name, field.value.trim());
    }
    return values;
  }

  /** @param {Entry} entry @param {RowBox} row @param {Map<string, string>} wanted */
  function isWanted({ element, text, traits }, row, wanted) {
    const { v = 'passed', l } = element.dataset;
    const [verdict, level, trait] = [wanted.get('verdict'), wanted.get('level'), wanted.get('trait')];
    if (verdict !== undefined && v !== verdict) return false;
    if (level !== undefined && l !== level) return false;
    if (trait !== undefined && !(trait === 'core' ? traits.length === 0 : traits.includes(trait)))
      return false;
    const words = (wanted.get('q') ?? '').toLowerCase().split(/\s+/);
    return words.every((word) => text.includes(word) || row.text.includes(word));
  }

  function apply() {
    const wanted = chosen();
    const table = wanted.get('table');
    /** @type {Set<string>} */
    const left = new Set();
    for (const row of rows) {
      const isThere = table === undefined || row.table === table;
      const shown = [...row.own, ...alsoIn(row)].filter((entry) => isThere && isWanted(entry, row, wanted));
      const isShown = new Set(shown);
      for (const entry of row.own) entry.element.hidden = !isShown.has(entry);
      for (const [entry, line] of row.also ?? []) line.hidden = !isShown.has(entry);
      for (const id of shown.flatMap(({ ids }) => ids)) left.add(id);
      row.element.hidden = shown.length === 0;
    }
    for (const group of groups) group.hidden = group.querySelector('.row:not([hidden])') === null;
    nothing.hidden = left.size > 0;
    output.value = `${left.size} of ${entries.size} scenarios`;
    openRows(wanted.size > 0 && left.size <= mostOpened);
  }

  /** @param {boolean} isNarrow */
  function openRows(isNarrow) {
    for (const row of rows) {
      const { element } = row;
      if (isNarrow && !element.hidden && !element.open) {
        element.open = true;
        opened.add(row);
      } else if (!isNarrow && opened.delete(row)) element.open = false;
    }
  }

  function keepInAddress() {
    const text = new URLSearchParams([...chosen()]).toString();
    history.replaceState(null, '', text === '' ? location.pathname + location.search : `#${text}`);
  }

  /** Shows what the address names: filters, or one scenario or row. */
  function follow() {
    const address = new URLSearchParams(location.hash.slice(1));
    for (const name of names) {
      const field = /** @type {HTMLInputElement} */ (form.elements.namedItem(name));
      field.value = address.get(name) ?? '';
    }
    apply();
    const [scenario, row] = [address.get('scenario'), address.get('row')];
    const target =
      document.getElementById(`scenario=${scenario}`) ??
      entries.get(scenario ?? '')?.element ??
      document.getElementById(`row=${row}`);
    if (target !== null) reveal(target);
    else if (chosen().size > 0) document.getElementById('rows')?.scrollIntoView();
  }

  /** @param {HTMLElement} target */
  function reveal(target) {
    for (let box = target.closest('details'); box; box = box.parentElement?.closest('details') ?? null)
      box.open = true;
    target.scrollIntoView();
    const place = target.querySelector('summary') ?? target;
    if (place === target) target.tabIndex = -1;
    place.focus({ preventScroll: true });
  }

  /** @param {HTMLButtonElement} button */
  async function copy(button) {
    const source = /** @type {HTMLElement} */ (button.previousElementSibling);
    let text = 'Copied';
    try {
      await navigator.clipboard.writeText(source.textContent ?? '');
    } catch {
      getSelection()?.selectAllChildren(source);
      text = 'Selected';
    }
    button.textContent = text;
    setTimeout(() => {
      button.textContent = 'Copy';
    }, 1500);
  }

  const changed = () => {
    apply();
    keepInAddress();
  };
  for (const row of rows) {
    row.element.addEventListener('toggle', () => {
      if (!row.element.open || row.also !== null) return;
      fill(row);
      apply();
    });
  }
  form.addEventListener('input', changed);
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('reset', () => setTimeout(changed));
  addEventListener('hashchange', follow);
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('button.copy') : null;
    if (button instanceof HTMLButtonElement) void copy(button);
  });
  follow();
  // From the request to here: what a reader waits for.
  document.documentElement.dataset.ready = String(Math.round(performance.now()));
})();
