// The driver of a port that spells names in a way of its own, and whose objects take messages.
const { serve } = require('../../../drivers/javascript/touchstone-protocol.cjs');

class Page {
  per_page = 5;

  message(name, ...args) {
    if (name === 'recognised')
      return ['to_array', 'json_serialize', 'offset_get', 'shape'].filter(
        (each) => each in args[0] || args[0][each],
      );
    return [name === 'set_path' ? 'setPath' : name, ...args];
  }
}

serve({
  implementation: { name: 'messages', version: '1', language: 'javascript' },
  serves: [],
  classes: { Paginator: Page },
  spelling: (name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
  dispatch: (page, name) => (page instanceof Page ? page.message.bind(page, name) : undefined),
});
