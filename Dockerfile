# The image is the offline bundle (npm run bundle), unpacked: the same files start in the same way with and without a container.
FROM node:24-bookworm-slim AS build
WORKDIR /src
COPY . .
RUN npm run bundle -- --folder /opt/lets

# The bundle brings its own Node.
FROM debian:bookworm-slim
LABEL org.opencontainers.image.title="LETS" \
      org.opencontainers.image.description="Virtual legal experiments for law students, played in groups and taught live" \
      org.opencontainers.image.documentation="/opt/lets/docs/operations.md"

# PostgreSQL refuses root and asks for the name of the account that starts it. The numbers are for securityContext and for the owner of volumes.
RUN groupadd --gid 10001 lets \
 && useradd --uid 10001 --gid lets --no-create-home --home-dir /data --shell /usr/sbin/nologin lets \
 && install --directory --owner=lets --group=lets --mode=0700 /data

COPY --from=build /opt/lets /opt/lets

ENV HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
USER 10001:10001
WORKDIR /opt/lets
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=10s --start-period=120s --retries=4 \
  CMD ["/opt/lets/node/node", "/opt/lets/scripts/healthy.mjs"]
ENTRYPOINT ["/opt/lets/lets"]
CMD ["start"]
