// Does what it is told.
const { answerTasks } = require('./answer-tasks.cjs');

answerTasks(async ({ exit, loop, answer }) => {
  if (exit !== undefined) process.exit(exit);
  while (loop);
  return answer;
});
