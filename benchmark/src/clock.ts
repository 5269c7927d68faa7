/** Where measurements get the time from. */
export interface Clock {
  /** Nanoseconds since some fixed moment. */
  wall(): number;
  /** Microseconds of processor time that this process has used. */
  processor(): number;
}

/** The clock of this computer and process. */
export const systemClock: Clock = {
  wall: () => Number(process.hrtime.bigint()),
  processor: () => {
    const { user, system } = process.cpuUsage();
    return user + system;
  },
};
