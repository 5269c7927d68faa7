/**
 * Carries out every task that this process is told.
 *
 * @param {(task: any) => Promise<unknown>} carryOut Returns the answer.
 */
function answerTasks(carryOut) {
  process.on('message', (task) => {
    carryOut(task).then(
      (answer) => process.send({ answer }),
      (error) => process.send({ error: String(error?.message ?? error) }),
    );
  });
}

module.exports = { answerTasks };
