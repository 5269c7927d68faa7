const { availableParallelism } = require('node:os');

/** For scenarios that run with a change planted, which may never come to an end: processes, and milliseconds for a task. */
const plantedLimits = { processes: Math.min(availableParallelism(), 4), timeLimit: 180_000 };

module.exports = { plantedLimits };
