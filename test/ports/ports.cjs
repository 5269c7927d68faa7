const { execFile } = require('node:child_process');
const { join } = require('node:path');
const { promisify } = require('node:util');
const { goMistakes } = require('./go-mistakes.cjs');
const { pythonMistakes } = require('./python-mistakes.cjs');

/**
 * @typedef {object} Port A port and the mistakes that are planted in it.
 * @property {string} home Its folder, from the root.
 * @property {string} kit The folder of its kit, from the root.
 * @property {string} sources The folder of its sources, from its own.
 * @property {readonly import('./python-mistakes.cjs').Mistake[]} mistakes
 * @property {(port: string) => Promise<string>} commandIn Compiles what has to be compiled in a copy of its folder, and
 *   resolves to the command of the driver there. It may not block: a driver of another copy may be asked meanwhile.
 * @property {(port: string) => string[]} [dataRunIn] The command in a copy that runs scenarios as data, where there is one.
 */

/** @type {Readonly<Record<'python' | 'go', Port>>} */
const ports = {
  python: {
    home: 'ports/python',
    kit: 'drivers/starters/python',
    sources: 'touchstone_pages',
    mistakes: pythonMistakes,
    commandIn: async (port) => `python3 -B "${join(port, 'driver.py')}"`,
    dataRunIn: (port) => ['python3', '-B', join(port, 'run_export.py')],
  },
  go: {
    home: 'ports/go',
    kit: 'drivers/starters/go',
    sources: '.',
    mistakes: goMistakes,
    commandIn: async (port) => {
      const args = ['build', '-tags', 'touchstone', '-o', 'driver', '.'];
      await promisify(execFile)('go', args, { cwd: join(port, 'driver') });
      return `"${join(port, 'driver', 'driver')}"`;
    },
  },
};

module.exports = { ports };
