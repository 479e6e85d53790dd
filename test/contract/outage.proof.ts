import { describeOutage } from './outage/describeOutage';

const RECOVERS_WITHIN_SECONDS = 60;

jest.setTimeout(3_600_000);

describeOutage({
  writes: Number(process.env.OUTAGE_WRITES ?? 500),
  onResumed() {
    const resumed = Date.now();
    return () => {
      const seconds = (Date.now() - resumed) / 1000;
      console.info(`The indices agree ${seconds.toFixed(0)} s after search was back`);
      expect(seconds).toBeLessThan(RECOVERS_WITHIN_SECONDS);
    };
  },
});
