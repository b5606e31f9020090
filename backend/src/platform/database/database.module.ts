import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AppConfig } from '../config/index.js';
import { appDataSourceOptions } from './data-source-options.js';
import { DedicatedConnection } from './dedicated-connection.js';
import { DrainingDataSource } from './draining-data-source.js';

@Global()
@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [AppConfig],
      useFactory: (config: AppConfig) => ({
        ...appDataSourceOptions(config.databaseUrl, config.databasePoolSize),
        autoLoadEntities: true,
        retryAttempts: 20,
        retryDelay: 500,
      }),
      dataSourceFactory: (options) => {
        if (!options) throw new Error('a data source has options');
        return new DrainingDataSource(options).initialize();
      },
    }),
  ],
  providers: [DedicatedConnection],
  exports: [DedicatedConnection],
})
export class DatabaseModule {}
