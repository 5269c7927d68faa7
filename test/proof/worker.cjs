// A process that runs scenarios on the reference with changes planted in it, one message after the other.
const { plant, requirePlanted } = require('./planted-project.cjs');
const { runInProcess } = require('./run-in-process.cjs');

async function run({ changes, selected }) {
  plant(changes);
  const verdicts = [];
  await runInProcess({
    selected,
    onResult: ({ id, level, rows, status, message }) => verdicts.push({ id, level, rows, status, message }),
  });
  requirePlanted();
  return verdicts;
}

process.on('message', (message) => {
  run(message).then(
    (verdicts) => process.send({ verdicts }),
    (error) => process.send({ error: error.message }),
  );
});
