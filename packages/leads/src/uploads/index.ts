export { diskStorage } from "./disk-storage.ts";
export type { FileStorage } from "./file-storage.ts";
export { type RefusedFile, translateRefusedFile } from "./refuse-file.ts";
export {
  discardFiles,
  type ReceivedMultipart,
  receiveMultipart,
  type ReceiveMultipartOptions,
} from "./receive-multipart.ts";
export { type UploadPolicy, uploadDefaults } from "./upload-policy.ts";
