/**
 * Says how long the rest takes when it goes on as it went.
 *
 * @param {number} done How many are done, at least one.
 * @param {number} total How many there are.
 * @param {number} elapsed The time these took, in milliseconds.
 * @returns {string} A line to show.
 */
function timeLeft(done, total, elapsed) {
  const minutes = Math.ceil(((elapsed / done) * (total - done)) / 60_000);
  return `${done} of ${total}, about ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} left`;
}

module.exports = { timeLeft };
