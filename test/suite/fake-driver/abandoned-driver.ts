import { join } from 'node:path';
import { driverCommand } from '../../../src/suite/driver/stdio/driver-command';
import { StdioDriver } from '../../../src/suite/driver/stdio-driver';

// Starts a driver that ignores the end of its input and SIGTERM, tells its id, and leaves it alone.
const program = join(__dirname, 'fake-driver.js');
const driver = new StdioDriver(driverCommand(`"${process.execPath}" "${program}" deaf-shutdown`));

driver.initialize().then(
  () => {
    process.stdout.write(`${driver.processId}\n`);
    if (process.argv[2] === 'exit') process.exit(0);
  },
  (fault: unknown) => {
    console.error(fault);
    process.exit(1);
  },
);
