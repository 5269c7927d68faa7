import fc, { type Arbitrary } from 'fast-check';
import { closure } from './expressions';
import type { Law } from './law';
import type { LawSubject } from './law-subject';
import { ofData } from './of-data';
import { pageRow } from './rows';
import { unescaped } from './unescaped';

/** Text full of characters that mean something in HTML, and of text that is already escaped. */
const markup: Arbitrary<string> = fc
  .array(fc.constantFrom('<', '>', '&', '"', "'", '&amp;', '&#039;', '&lt', ';', 'b', 'é', '😀'), {
    maxLength: 8,
  })
  .map((parts) => parts.join(''));

/** Laws of the text a paginator becomes. */
export const renderLaws: readonly Law[] = [
  {
    name: 'escaped text has no markup of its own and reads back as the view',
    rows: [
      ...['__construct', '__toString', 'toHtml', 'escapeWhenCastingToString'],
      ...['viewFactoryResolver', 'defaultSimpleView'],
    ].map(pageRow),
    capabilities: ['fixtures'],
    property: ofData(
      fc.record({ view: markup, escapes: fc.boolean() }),
      async (subject, { view, escapes }) => {
        await renderWithFixture(subject);
        await subject.callStatic('Paginator', 'defaultSimpleView', view);
        const paginator = await subject.create('Paginator', [1], 1);
        await paginator.call('escapeWhenCastingToString', escapes);
        const html = String(await paginator.call('toHtml'));
        const text = String(await paginator.call('__toString'));
        subject.same('toHtml', html.includes(`"${view}"`), true);
        if (!escapes) return subject.same('__toString', text, html);
        subject.same('the characters < > " \' in __toString', text.match(/[<>"']/g), null);
        subject.same('__toString, unescaped', unescaped(text), html);
      },
    ),
  },
];

/** Views are the fixture's: a text of markup around the view's name. */
async function renderWithFixture(subject: LawSubject): Promise<void> {
  const factory = { $new: { class: 'ViewFactory', args: [] } };
  await subject.callStatic('Paginator', 'viewFactoryResolver', closure(factory));
}
