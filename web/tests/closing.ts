// The line with which the tests close, for those who count.

import type { FullResult, Reporter, TestCase, Suite } from '@playwright/test/reporter';

export default class Closing implements Reporter {
  #tests: () => TestCase[] = () => [];

  onBegin(_config: unknown, suite: Suite): void {
    this.#tests = () => suite.allTests();
  }

  onEnd(result: FullResult): void {
    const count = (...outcomes: string[]) => this.#tests().filter((test) => outcomes.includes(test.outcome())).length;
    // One that passed only when it was tried again is not one that passes.
    const counts = `${count('expected')} passed, ${count('unexpected', 'flaky')} failed, ${count('skipped')} skipped`;
    console.log(`Pages [${(result.duration / 1000).toFixed(0)}s] ${counts}`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
