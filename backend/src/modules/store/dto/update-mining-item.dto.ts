import { PartialType } from '@nestjs/swagger';
import { CreateMiningItemDto } from './mining-item.dto.js';

/** What changes of a mining item, from now on; what was bought stays as it was bought. */
export class UpdateMiningItemDto extends PartialType(CreateMiningItemDto, { skipNullProperties: false }) {}
