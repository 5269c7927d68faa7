// Does what it is told.
const { answerTasks } = require('./answer-tasks.cjs');

answerTasks(async ({ exit, exitLater, loop, answer }) => {
  if (exit !== undefined) process.exit(exit);
  if (exitLater) setTimeout(() => process.exit(3), 50);
  while (loop);
  return answer;
});
