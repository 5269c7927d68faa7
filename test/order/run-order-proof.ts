// Runs the suite in ways that must make no difference, and lists the scenarios for which they do.
import { Command } from 'commander';
import { implementationOptions } from '../../src/suite/cli/options/implementation-options';
import { order } from '../../src/suite/cli/options/order';
import type { RunParameters } from '../../src/suite/run/judged-run';
import type { Order } from '../../src/suite/run/order';
import { readScenarios } from '../../src/suite/scenarios/read-scenarios';
import { differencesBetween, verdictsInOrder } from './verdicts-in-order';

interface Options extends RunParameters {
  readonly order: Order;
}

async function main(): Promise<void> {
  const program = implementationOptions(new Command('proof:order')).option(
    '--order <order>',
    'the other order',
    order,
    'random:1',
  );
  const { order: other, ...parameters } = program.parse().opts<Options>();
  const runs = await verdictsInOrder({ seed: 1, ...parameters }, readScenarios(), other);
  const differences = differencesBetween(runs);
  for (const line of differences) console.log(`DIFFERS ${line}`);
  const ways = runs.map(({ how, verdicts }) => `${verdicts.size} ${how}`).join(', ');
  console.log(`${differences.length} verdicts differ; scenarios that ran: ${ways}`);
  if (differences.length > 0) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(2);
});
