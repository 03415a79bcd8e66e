import { startPushService } from '../test/harness/push-service.ts';

const service = await startPushService();
process.once('disconnect', () => void service.stop().then(() => process.exit(0)));
process.send!({ host: service.host, origin: service.origin, ca: service.ca });
