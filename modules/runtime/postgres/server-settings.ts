/** What our PostgreSQL is told at every start, so that a newer release of ours reaches old clusters too. */
import { totalmem } from "node:os"

const mebibyte = 1_048_576

/** An eighth of the memory, 64 MB at least and 512 MB at most: it shares a small machine with the server. */
const sharedBuffers = (memoryBytes: number) => Math.min(512, Math.max(64, Math.floor(memoryBytes / 8 / mebibyte)))

export const serverSettings = (socket: string): Readonly<Record<string, string>> => ({
  listen_addresses: "",
  unix_socket_directories: socket,
  unix_socket_permissions: "0700",
  // A server holds about thirty, each further worker process twenty; a free slot costs next to nothing.
  max_connections: "200",
  shared_buffers: `${sharedBuffers(totalmem())}MB`,
  effective_cache_size: `${Math.floor(totalmem() / 2 / mebibyte)}MB`,
  random_page_cost: "1.1",
  jit: "off",
  // After a crash one call flushes the disk, instead of one for each of a thousand files: a second less.
  recovery_init_sync_method: "syncfs",
  timezone: "UTC",
  log_timezone: "UTC",
  // The log must not hold people's data: no statements, no DETAIL lines with key values, no refused input.
  // Errors reach the server, which logs them by their code.
  log_min_messages: "log",
  log_min_error_statement: "panic",
  log_error_verbosity: "terse",
  log_checkpoints: "off",
})
