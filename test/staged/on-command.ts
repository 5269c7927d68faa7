import type { Driver } from '../../src/suite/driver/driver';
import { openDriver } from '../../src/suite/driver/open-driver';
import { ServiceCheck } from '../../src/suite/session/service-check';

/** Does something with the driver that a command starts, and ends it. */
export async function onCommand<Result>(
  command: string,
  action: (driver: Driver, services: ServiceCheck) => Promise<Result>,
): Promise<Result> {
  const driver = openDriver({ driver: command });
  try {
    return await action(driver, new ServiceCheck(await driver.initialize()));
  } finally {
    await driver.shutdown();
  }
}
