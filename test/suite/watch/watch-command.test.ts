import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { text } from 'node:stream/consumers';
import { it } from 'node:test';
import { main, newFile, newFolder } from '../cli/touchstone';

it('run --watch judges again when a file changes, and ends with Ctrl-C', async () => {
  const loads = main.slice(1).map((file) => `require(${JSON.stringify(file)});\n`);
  const driver = newFile('driver.cjs', `process.argv.push('serve');\n${loads.join('')}`);
  const args = ['run', '--scenario', 'paginator-page-name-default', '--report', newFolder(), '--watch'];
  const child = spawn(process.execPath, [...main, ...args, '--driver', `"${process.execPath}" "${driver}"`], {
    cwd: dirname(dirname(__dirname)),
  });
  const written = text(child.stdout);
  let stderr = '';
  let runs = 0;
  child.stderr.setEncoding('utf8').on('data', (more: string) => {
    stderr += more;
    const ended = stderr.split('Waiting for a change').length - 1;
    if (ended === runs) return;
    runs = ended;
    if (runs === 1) writeFileSync(driver, `// changed\nprocess.exit(7);\n`);
    else child.kill('SIGINT');
  });
  const code = await new Promise((resolve) => child.once('close', resolve));
  const stdout = await written;
  assert.equal(runs, 2, stdout + stderr);
  assert.equal(stdout.split('Conforms').length - 1, 1, stdout + stderr);
  assert.match(stderr, /code 7/);
  assert.equal(code, 3, stderr);
});
