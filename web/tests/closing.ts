// The lines with which the tests close, for those who count.

import type { FullResult, Reporter, TestCase, Suite } from '@playwright/test/reporter';

export default class Closing implements Reporter {
  #tests: () => TestCase[] = () => [];

  onBegin(_config: unknown, suite: Suite): void {
    this.#tests = () => suite.allTests();
  }

  onEnd(result: FullResult): void {
    const those = (outcome: ReturnType<TestCase['outcome']>) =>
      this.#tests().filter((test) => test.outcome() === outcome);
    const count = (outcome: ReturnType<TestCase['outcome']>) => those(outcome).length;
    for (const test of those('flaky')) console.log(`FLAKY ${name(test)}`);
    for (const test of those('unexpected')) console.log(`FAIL ${name(test)}`);
    const passed = count('expected') + count('flaky');
    console.log(
      `Pages [${(result.duration / 1000).toFixed(0)}s] ${passed} passed (${count('flaky')} flaky), ${count('unexpected')} failed, ${count('skipped')} skipped`,
    );
  }

  printsToStdio(): boolean {
    return false;
  }
}

/** The test, and the first line of what was wrong with it. */
function name(test: TestCase): string {
  const wrong = test.results.find((result) => result.error)?.error?.message?.split('\n')[0] ?? '';
  return `${test
    .titlePath()
    .filter((part) => part !== '')
    .join(' > ')}: ${wrong}`;
}
