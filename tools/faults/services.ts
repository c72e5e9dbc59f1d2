import { hasPostgres, hasRedis, type Service, startPostgres, startRedis } from '../../packages/server/test/services.ts';

/** Databases of the cases, started with the first one that needs them. */
class SharedServices {
  #postgres: Promise<Service> | undefined;
  #redis: Promise<Service> | undefined;

  postgres(): Promise<Service> {
    this.#postgres ??= startPostgres();
    return this.#postgres;
  }

  redis(): Promise<Service> {
    this.#redis ??= startRedis();
    return this.#redis;
  }

  /** Stops them and removes their data. */
  async remove(): Promise<void> {
    await Promise.all([this.#postgres?.then((one) => one.remove()), this.#redis?.then((one) => one.remove())]);
    this.#postgres = undefined;
    this.#redis = undefined;
  }
}

export const services = new SharedServices();
export { hasPostgres, hasRedis };
