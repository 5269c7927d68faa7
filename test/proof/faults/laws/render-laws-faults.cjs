const html = 'src/reference/php/html.ts';

/** What features/laws/render-laws.feature must notice. */
const renderLawsFaults = [
  {
    id: 'escape-leaves-quotes',
    what: 'escaping leaves quotes as they are',
    level: 'observed',
    file: html,
    replaces: 'text.replace(/[&"\'<>]/g',
    by: 'text.replace(/[&<>]/g',
    caughtBy: { 'law-escaped-text': 'the characters < > " \' in __toString' },
  },
];

module.exports = { renderLawsFaults };
